import { productsFor } from './catalogue-query.ts'
import { find } from './find.ts'

const search = find<HTMLFormElement>('form[role="search"]')
const field = find<HTMLInputElement>('input[name="q"]', search)
const filters = find<HTMLFormElement>('#filters')
const cards = find('[data-cards]')
const cardOf = new Map(
  [...cards.querySelectorAll<HTMLLIElement>('[data-product]')].map((card) => [card.dataset['product'], card]),
)

takeFrom(new URLSearchParams(location.search))
show()
if (matchMedia('(max-width: 899px)').matches) find<HTMLDetailsElement>('[data-filters]').open = false

filters.addEventListener('change', apply)
// It belongs to the form but stands outside it, so its changes do not bubble there.
find('#sort').addEventListener('change', apply)
filters.addEventListener('submit', (event) => event.preventDefault())
// A reset empties the fields only after its event.
filters.addEventListener('reset', () => setTimeout(apply))
search.addEventListener('submit', (event) => {
  event.preventDefault()
  apply()
})
field.addEventListener('search', apply)
find('[data-show-all]').addEventListener('click', () => {
  field.value = ''
  filters.reset()
})
window.addEventListener('popstate', () => {
  takeFrom(new URLSearchParams(location.search))
  show()
})

function apply(): void {
  const query = currentQuery().toString()
  const address = query === '' ? location.pathname : `${location.pathname}?${query}`
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
  show()
}

function show(): void {
  const query = currentQuery()
  const found = productsFor(query)
  cards.replaceChildren(...found.flatMap(({ id }) => cardOf.get(id) ?? []))
  const words = query.get('q')?.trim() ?? ''
  find('[data-results-title]').textContent = words === '' ? 'All lamps' : `Results for “${words}”`
  find('[data-result-count]').textContent = found.length === 1 ? '1 product' : `${found.length} products`
  find('[data-nothing]').hidden = found.length > 0
}

function currentQuery(): URLSearchParams {
  const entries = [...new FormData(search), ...new FormData(filters)]
  const chosen = entries.filter(([name, value]) => value !== '' && !(name === 'sort' && value === 'window'))
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))
}

function takeFrom(query: URLSearchParams): void {
  field.value = query.get('q') ?? ''
  for (const control of filters.elements)
    if (control instanceof HTMLInputElement)
      control.checked = query.getAll(control.name).includes(control.value)
    else if (control instanceof HTMLSelectElement)
      control.value = query.get(control.name) ?? control.options[0]?.value ?? ''
}
