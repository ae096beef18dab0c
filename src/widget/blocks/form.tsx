/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockData } from '#protocol'
import type { BlockProps } from './block-props.ts'

type Field = BlockData<'form'>['fields'][number]

/** Kinds of input a form may ask for. Anything else is plain text; a password is never asked for. */
const inputTypes = new Set(['text', 'email', 'tel', 'number', 'date', 'time', 'url'])

/** A few fields at once; sent as `label: value` lines. */
export function Form({ data, live, answer }: BlockProps<'form'>) {
  const { say } = useWidget().view
  const [values, setValues] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const missing = (field: Field) => field.required && !values[field.name]?.trim()

  function submit(event: Event): void {
    event.preventDefault()
    setTried(true)
    if (data.fields.some(missing)) return
    const filled = data.fields.filter(({ name }) => values[name]?.trim())
    answer(filled.map(({ name, label }) => `${label}: ${values[name]}`).join('\n'))
  }

  return (
    <form class="form" onSubmit={submit} noValidate>
      {data.title && <h3>{data.title}</h3>}
      {data.fields.map((field) => (
        <label>
          <span>
            {field.label}
            {field.required && <small> ({say('required')})</small>}
          </span>
          <Input
            field={field}
            value={values[field.name] ?? ''}
            disabled={!live}
            invalid={tried && Boolean(missing(field))}
            set={(value) => setValues({ ...values, [field.name]: value })}
          />
          {tried && missing(field) && <small data-error>{say('fillIn')}</small>}
        </label>
      ))}
      <button class="button" data-kind="primary" type="submit" disabled={!live}>
        {data.submit_label}
      </button>
    </form>
  )
}

function Input(props: {
  field: Field
  value: string
  disabled: boolean
  invalid: boolean
  set: (value: string) => void
}) {
  const { say } = useWidget().view
  const { field, value, disabled, set } = props
  const shared = {
    value,
    disabled,
    'aria-required': field.required,
    'aria-invalid': props.invalid || undefined,
    onInput: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  }
  if (field.options?.length)
    return (
      <select {...shared}>
        <option value="">{say('choose')}</option>
        {field.options.map((option) => (
          <option value={option}>{option}</option>
        ))}
      </select>
    )
  if (field.type === 'textarea') return <textarea rows={3} {...shared} />
  return <input type={inputTypes.has(field.type) ? field.type : 'text'} {...shared} />
}
