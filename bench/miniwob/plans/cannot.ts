/** Why a task has no plan, or not one for every episode. The key is its name. */
export const cannot: Readonly<Record<string, string>> = {
  'click-menu-2':
    'half of the sentences show an icon where its name should be: a drawing in running text is no line',
  'drag-shapes':
    'no plan: the box to drop into is a drawing that nothing listens to, so the outline does not tell where it is',
  'hover-shape':
    'no plan: the page never gives a reward, whatever is done (its own line for it is commented out)',
  'login-user': 'no plan: it asks for a password, and secret fields are refused by policy',
  'text-editor': 'colours of the picker have neither name nor hint',
}
