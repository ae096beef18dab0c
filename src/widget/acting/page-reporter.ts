import type { Page } from '#page'
import { isHostOf, maskAll, type PageContext } from '#protocol'
import { hasSpoken } from '../conversation/conversation.ts'
import type { Core } from '../core/core.ts'
import type { SiteTools } from '../tools/site-tools.ts'

/** Sees the page, and tells the assistant of it as far as privacy allows. */
export interface PageReporter {
  /** The page room, loaded when it is first needed. */
  page(): Promise<Page>
  loaded(): Page | undefined
  look(options?: { about?: string }): Promise<PageContext>
  /** Sends `update_context`, unless nothing has been said yet or nobody is looking. */
  tell(options?: { always?: boolean }): Promise<void>
  /** The same, once the page has come to rest. */
  tellSoon(): void
  setData(data: Record<string, unknown>): void
}

const settleMs = 400

export function createPageReporter(core: Core, tools: SiteTools): PageReporter {
  const { host, store, config } = core.handover
  let page: Page | undefined
  let loading: Promise<Page> | undefined
  let data: Record<string, unknown> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function load(): Promise<Page> {
    const { createPage } = await import('#page')
    page = createPage({
      document,
      widgetHost: host.element,
      mask: config.privacy?.mask ?? [],
      rules: config.actions?.rules ?? [],
      pointer: true,
      storage: sessionStorageOrNone(),
      callTool: tools.call,
      keepQuery: config.privacy?.keepQuery === true,
      mayVisit: (url) => url.origin === location.origin || isHostOf(url, config.hosts ?? []),
    })
    return page
  }

  /** What the visitor last wrote: what it speaks of stays in sight, however long the page is. */
  let wish: string | undefined

  async function look({ about = wish }: { about?: string } = {}): Promise<PageContext> {
    wish = about
    const seen = await (
      await reporter.page()
    ).snapshot({
      ...(about && { about }),
      keepQuery: config.privacy?.keepQuery ?? false,
    })
    const { language } = core.view.get()
    const listed = await tools.list()
    const context = maskAll<PageContext>({
      ...seen,
      language,
      ...(listed.length > 0 && { tools: listed }),
      ...(data && { data }),
    })
    core.view.set({ told: context })
    return context
  }

  async function tell({ always = false } = {}): Promise<void> {
    const { conversation, open } = core.view.get()
    const allowed = hasSpoken(conversation) && (always || open || store.own.task)
    if (!allowed || !core.connection) return
    const context = await look()
    core.connection?.emit('update_context', { context })
  }

  const reporter: PageReporter = {
    page: () => (loading ??= load()),
    loaded: () => page,
    look,
    tell,
    tellSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), settleMs)
    },
    setData(said) {
      data = said
      void tell()
    },
  }
  return reporter
}

function sessionStorageOrNone(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined // sandboxed frames refuse it
  }
}
