import type { SiteConfig } from '#protocol'

/** What the `<script>` element says about this page. */
export interface ScriptOptions {
  /** Address of the server, without a trailing slash. */
  readonly base: string
  readonly layout: SiteConfig['layout'] | undefined
  readonly position: SiteConfig['position'] | undefined
  readonly locale: string | undefined
  /** CSS selector of the element an inline widget lives in. */
  readonly container: string | undefined
  /** Wait for `Pagehand.show()` or `open()`. */
  readonly manual: boolean
  /** Hold the first request back until the visitor has agreed. */
  readonly consent: boolean
}

/** Reads the options off the script element, which knows where it was loaded from. */
export function scriptOptions(script: HTMLScriptElement): ScriptOptions {
  const said = (name: string) => script.getAttribute(`data-${name}`) ?? undefined
  return {
    base: script.src.replace(/[?#].*$/, '').replace(/\/(?:widget\/)?[^/]*$/, ''),
    layout: checked(said('layout'), /^[a-z]+(-[a-z]+)?$/),
    position: checked(said('position'), /^(top|bottom)-(left|right|center)$/),
    locale: said('locale'),
    container: said('container'),
    manual: said('manual') !== undefined,
    consent: said('consent') === 'required',
  }
}

function checked<Value extends string>(value: string | undefined, pattern: RegExp): Value | undefined {
  return value !== undefined && pattern.test(value) ? (value as Value) : undefined
}
