import { account } from '../state/account.ts'
import { cartChanged } from '../state/cart.ts'
import { everythingStored } from '../state/stored.ts'
import { download } from './download.ts'
import { find } from './find.ts'
import { checkForm, forgiveWhileTyping } from './form-errors.ts'
import { showOrders } from './show-orders.ts'

const form = find<HTMLFormElement>('[data-details]')
const fields = {
  name: find<HTMLInputElement>('#name', form),
  email: find<HTMLInputElement>('#email', form),
  news: find<HTMLInputElement>('#news', form),
}

show()
forgiveWhileTyping(form)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!checkForm(form)) return
  account.write({ name: fields.name.value, email: fields.email.value, news: fields.news.checked })
  find('[data-saved]').textContent = 'Your details are saved.'
})

find('[data-download]').addEventListener('click', () => {
  download('fieldlamp-data.json', everythingStored())
  find('[data-downloaded]').textContent = 'Saved as fieldlamp-data.json.'
})

// What was deleted, until the visitor leaves the page.
let deleted: Record<string, string> = {}

find('[data-delete]').addEventListener('click', () => {
  deleted = everythingStored()
  for (const key of Object.keys(deleted)) localStorage.removeItem(key)
  showDeleted(true)
})

find('[data-bring-back]').addEventListener('click', () => {
  for (const [key, value] of Object.entries(deleted)) localStorage.setItem(key, value)
  showDeleted(false)
  show()
})

function show(): void {
  const { name, email, news } = account.read()
  fields.name.value = name
  fields.email.value = email
  fields.news.checked = news
  showOrders()
}

function showDeleted(isDeleted: boolean): void {
  find('[data-deleted]').hidden = !isDeleted
  find('[data-account]').hidden = isDeleted
  window.dispatchEvent(new Event(cartChanged))
  find('main').focus()
}
