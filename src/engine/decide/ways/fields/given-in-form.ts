import { isEmptyChoice, type Field, type Form } from '#assistant'
import { typesAsked } from '../../../answer/answer-types.ts'
import type { Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'
import type { Decision } from '../../decision.ts'

/** What the visitor chose or wrote themselves, for whoever asks: which delivery, and to what address. */
export function givenInForm(sentence: Sentence, { view, read }: Scene): Decision | undefined {
  const forms = view.forms.filter(({ search }) => !search)
  const told = addressGiven(sentence, forms) ?? choiceGiven(sentence, forms, (text) => read(text))
  return told === undefined ? undefined : { kind: 'talk', text: 'says', blanks: { passages: told } }
}

const sending = /^(?:delivery\.address|state\.(?:shipped|delivered)|deliver-verb|act\.send)$/
const places = new Set(['street', 'postal-code', 'city', 'region', 'country'])

/** "Where will it be sent?": the one address that is written into a form. */
function addressGiven(sentence: Sentence, forms: readonly Form[]): string | undefined {
  const { senses, values } = sentence
  const asks = typesAsked(sentence).has('place') && senses.some(({ notion }) => sending.test(notion))
  if (!asks || values.length > 0) return undefined
  const [only, more] = forms
    .map(({ fields }) => fields.filter(({ purpose }) => places.has(purpose ?? '')))
    .filter((fields) => fields.some((field) => field.purpose === 'street' && valueOf(field)))
  return only && !more ? only.flatMap((field) => valueOf(field) ?? []).join(', ') : undefined
}

/** "Which delivery did I choose?": what is chosen of the one list that the rest of the question speaks of. */
function choiceGiven(sentence: Sentence, forms: readonly Form[], read: Scene['read']): string | undefined {
  const { senses, cues, weights } = sentence
  const choosing = senses.flatMap(({ notion, places: at }) => (isChoosing.test(notion) ? at : []))
  const asks = cues.some(({ name, from }) => name === 'what' && from === 0)
  if (!asks || choosing.length === 0) return undefined
  const rest = weights.flatMap((weight, place) =>
    isTelling(weight) && !choosing.includes(place) ? [place] : [],
  )
  const [only, more] = forms
    .flatMap(({ fields }) => fields)
    .filter((field) => {
      const { met } = cover(sentence, read(field.label), () => 1)
      return (
        valueOf(field) !== undefined && isChoice(field) && rest.every((place) => (met.get(place) ?? 4) < 2)
      )
    })
  return only && !more ? `${only.label}: ${valueOf(only)}` : undefined
}

const isChoosing = /^(?:act\.select|choose)$/

function isChoice({ choices, thing }: Field): boolean {
  return choices.length > 1 || (thing.state.options?.length ?? 0) > 1
}

function valueOf({ value, choices, thing, secret }: Field): string | undefined {
  if (secret) return undefined
  if (choices.length > 0) return choices.find(({ state }) => state.checked)?.name
  return value === undefined || value === '' || isEmptyChoice(value, thing.state) ? undefined : value
}
