import { html, type Markup } from './html.ts'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: string
  readonly autocomplete?: string
  readonly required?: boolean
  readonly hint?: string
  readonly wide?: boolean
  readonly inputmode?: string
  readonly maxlength?: number
}

/** A labelled input with room for a hint and for what is wrong with it. */
export function field({ name, label, type = 'text', required = false, ...rest }: Field): Markup {
  return html`<div class="field ${rest.wide === true && 'wide'}">
    ${labelFor(name, label, required)}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      ${rest.autocomplete !== undefined && html`autocomplete="${rest.autocomplete}"`}
      ${rest.inputmode !== undefined && html`inputmode="${rest.inputmode}"`}
      ${rest.maxlength !== undefined && html`maxlength="${rest.maxlength}"`}
      ${required && html`required`}
      ${describedBy(name, rest.hint)}
    />
    ${below(name, rest.hint)}
  </div>`
}

interface Select extends Pick<Field, 'name' | 'label' | 'required' | 'hint' | 'autocomplete'> {
  readonly options: readonly string[]
  readonly empty?: string
}

export function select({ name, label, options, empty, required = false, ...rest }: Select): Markup {
  return html`<div class="field">
    ${labelFor(name, label, required)}
    <select
      id="${name}"
      name="${name}"
      ${rest.autocomplete !== undefined && html`autocomplete="${rest.autocomplete}"`}
      ${required && html`required`}
      ${describedBy(name, rest.hint)}
    >
      ${empty !== undefined && html`<option value="">${empty}</option>`}
      ${options.map((option) => html`<option>${option}</option>`)}
    </select>
    ${below(name, rest.hint)}
  </div>`
}

interface Choice {
  readonly value: string
  readonly label: string
  readonly detail?: string
  readonly checked?: boolean
}

/** One question with a few answers, all in view. */
export function choices(name: string, legend: string, options: readonly Choice[]): Markup {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      ({ value, label, detail, checked = false }) =>
        html`<div class="choice">
          <input
            id="${name}-${value}"
            name="${name}"
            type="radio"
            value="${value}"
            required
            ${checked && html`checked`}
            ${detail !== undefined && html`aria-describedby="${name}-${value}-detail"`}
          />
          <label for="${name}-${value}">${label}</label>
          ${detail !== undefined && html`<span class="detail" id="${name}-${value}-detail">${detail}</span>`}
        </div>`,
    )}
    <p class="wrong" id="${name}-wrong" hidden></p>
  </fieldset>`
}

export function checkbox(name: string, label: string, required = false): Markup {
  return html`<div class="tick">
    <input id="${name}" name="${name}" type="checkbox" ${required && html`required`} ${describedBy(name)} />
    <label for="${name}">${label}</label>
    <p class="wrong" id="${name}-wrong" hidden></p>
  </div>`
}

function labelFor(name: string, label: string, required: boolean): Markup {
  return html`<label for="${name}"
    >${label}${!required && html` <span class="optional">(optional)</span>`}</label
  >`
}

function describedBy(name: string, hint?: string): Markup {
  return html`aria-describedby="${hint !== undefined && `${name}-hint `}${name}-wrong"`
}

function below(name: string, hint?: string): Markup {
  return html`${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="wrong" id="${name}-wrong" hidden></p>`
}
