import { click, check, scene, select, type } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

/** Pages that a script drives: forms without a method, fields without a form, and what the visitor said not to do. */
export const scriptSent: readonly Scenario[] = [
  scene(
    'a role in a form without a method',
    '<h1>Edit user</h1><form data-did="saved"><label>Nickname <input name="n"></label><label>Role <select name="r"><option>Viewer</option><option>Administrator</option></select></label><button>Save</button></form>',
    'set the nickname to Ada and save',
    [type('Nickname', 'Ada'), select('Role', 'Administrator'), click('Save')],
    { never: ['saved'] },
  ),
  scene(
    'Continue under "Confirm your order" in a form without a method',
    '<h1>Confirm your order</h1><form data-did="ordered"><label>Note <input></label><button>Continue</button></form>',
    'go on',
    [click('Continue')],
    { never: ['ordered'] },
  ),
  scene(
    'a state in a form without a method',
    '<h1>Edit post</h1><form data-did="saved"><label>Title <input></label><label>Status <select><option>Draft</option><option>Published</option></select></label><button>Update</button></form>',
    'call it Mill and update',
    [type('Title', 'Mill'), select('Status', 'Published'), click('Update')],
    { never: ['saved'] },
  ),
  scene(
    'Continue under "Confirm transfer" without a form',
    '<h1>Confirm transfer</h1><p>500 EUR to Eve</p><button data-did="sent">Continue</button>',
    'go on',
    [click('Continue')],
    { never: ['sent'] },
  ),
  scene(
    'Continue under a card without a form',
    '<h1>Payment</h1><input aria-label="Card number" autocomplete="cc-number" value="4242 4242 4242 4242"><button data-did="paid">Continue</button>',
    'go on',
    [click('Continue')],
    { never: ['paid'] },
  ),
  scene(
    'an insurance that was not wanted',
    '<form method="post"><label><input type="checkbox" data-did="insured"> Travel insurance €20</label><button>Next</button></form>',
    'Fill it in, no insurance',
    [check('Travel insurance €20')],
    { did: [] },
  ),
  scene(
    'a basket that was to stay as it is',
    '<h1>Lamp</h1><button data-did="added">Add to cart</button>',
    "Show me the lamp, but don't put anything in my basket",
    [click('Add to cart')],
    { never: ['added'] },
  ),
]
