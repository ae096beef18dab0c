/** Why a task cannot be solved, or not in every episode. The key is its name. */
export const cannot: Readonly<Record<string, string>> = {
  'click-menu-2':
    'half of the sentences show an icon where its name should be: a drawing in running text is no line',
  'drag-shapes': 'the box to drop into is a drawing that nothing listens to, so it is no line',
  'highlight-text-2': 'plain paragraphs have no id, and select_text needs one',
  'hover-shape': 'the page itself never gives a reward',
  'login-user': 'it asks for a password, which is never typed',
  'text-editor': 'colours of the picker have neither name nor hint',
}
