import { isSecretField, saysSecret } from '#languages'
import { isLabel, wordsBeside } from '../words/beside.ts'
import { isCheckable, isSelect, typeOf } from '../dom/kind.ts'
import { attributeNames, attributeOf, matches, rootOf } from '../dom/own-members.ts'
import { remembering, styleOf } from '../dom/sight.ts'

/** Whatever is written into or chosen from. */
const fields =
  'input,textarea,select,[contenteditable],[role=textbox],[role=searchbox],[role=combobox],[role=listbox],[role=spinbutton]'

/**
 * Whether a field holds a password, card or one-time code. Such a value is never read and never written.
 * Words count too, because a "show password" button turns the type into text.
 */
export function isSecret(element: Element): boolean {
  // A box to tick holds nothing, whatever it is called.
  if (isCheckable(element) || !matches(element, fields)) return false
  const field = {
    inputType: typeOf(element),
    autocomplete: autocompleteOf(element),
    names: namesOf(element as HTMLInputElement),
    options: isSelect(element) ? Array.from(element.options, ({ label }) => label).slice(0, 20) : [],
  }
  return isSecretField(field, says) || isVeiled(element)
}

/** Fields are called the same at every look, and to compare with the words of all languages costs. */
const says = remembering(saysSecret)

/** What a field says that it is filled with. */
export function autocompleteOf(field: Element): string {
  const told = attributeOf(field, 'autocomplete') ?? ''
  // Libraries say so of every list to choose from, to keep the browser's own suggestions away.
  return told === 'new-password' && matches(field, chooser) ? 'off' : told
}

const chooser = ':is([role=combobox],[aria-autocomplete]):is([aria-haspopup=listbox],[aria-expanded])'

/** Everything a field is called, by people and by scripts. */
function namesOf(field: HTMLInputElement): (string | null | undefined)[] {
  const { labels, textContent, parentElement: box } = field
  const names = [
    ...attributesOf(field),
    // A label can hold the field itself, and with it all that is to be chosen.
    ...Array.from(labels ?? [], (label) => label.textContent?.replace(textContent ?? '', '')),
    ...wordsOf(field, 'aria-labelledby').map((id) => rootOf(field).getElementById(id)?.textContent),
    // Parts of a class are no words: `pin-left`.
    ...wordsOf(field, 'class').map((name) => name.replace(/\W/g, '')),
  ]
  // What only shows a placeholder is called by the label beside it.
  const isWanted = attributeOf(field, 'placeholder') === null ? undefined : isLabel
  if (!labels?.length && isUnnamed(field)) names.push(wordsBeside(field, () => false, isWanted, true)?.text)
  // A field that stands alone with a button is told by it: "Hide password".
  const button = typeOf(field) === 'text' && box?.querySelector('[type=button],[role=button]')
  if (button && box?.querySelectorAll('input').length === 1)
    names.push(button.textContent, ...attributesOf(button))
  return names
}

/** Nothing in the markup says what it is called to people. */
function isUnnamed(field: HTMLInputElement): boolean {
  return !['aria-label', 'aria-labelledby', 'title'].some((name) => attributeOf(field, name))
}

/** Attributes that tell of other elements, or hold more than a name. */
const others = /^(value|style|class|form|list|pattern|on.*|aria-(?!label$).*)$/

function attributesOf(element: Element): (string | null)[] {
  return attributeNames(element).map((name) => {
    if (others.test(name)) return null
    return name === 'autocomplete' ? autocompleteOf(element) : attributeOf(element, name)
  })
}

function wordsOf(element: Element, attribute: string): string[] {
  return attributeOf(element, attribute)?.match(/\S+/g) ?? []
}

/** A text field that shows dots for letters. */
function isVeiled(element: Element): boolean {
  return /circle|disc|square/.test(styleOf(element).getPropertyValue('-webkit-text-security'))
}
