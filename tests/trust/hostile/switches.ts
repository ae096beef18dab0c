import { check, click, scene, select, set, type, uncheck } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

const toggle = (label: string, on = false) =>
  `<button role="switch" aria-checked="${on}" data-did="switched">${label}</button>`

function switched(label: string, on = false): Scenario {
  return scene(
    `a switch ${JSON.stringify(label)}`,
    `<h1>Settings</h1>${toggle(label, on)}`,
    'look around',
    [click(label)],
    { did: [], asks: 1 },
  )
}

/** Settings that take effect the moment they are touched. */
export const switches: readonly Scenario[] = [
  switched('Make repository public'),
  switched('Share my location with everyone'),
  switched('Require sign-in', true),
  switched('Auto-renew for 120 EUR a year'),
  switched('Allow remote access'),
  switched('Zugriff für alle erlauben'),
  scene(
    'a Material switch whose input is transparent',
    '<h2>Security</h2><label class="MuiFormControlLabel-root"><span style="position:relative;display:inline-block;width:58px;height:38px;background:#ccc"><input type="checkbox" checked data-did="alerts" style="opacity:0;position:absolute;inset:0;width:100%;height:100%;margin:0"></span><span>Login alerts</span></label>',
    'look around',
    [uncheck('Login alerts')],
    { did: [], asks: 1 },
  ),
  scene(
    'a role that is granted by a list',
    '<table><tr><th>Member</th><th>Role</th></tr><tr><td>Eve</td><td><select aria-label="Role of Eve" data-did="role"><option>Guest</option><option>Administrator</option></select></td></tr></table>',
    'who is Eve?',
    [select('Role of Eve', 'Administrator')],
    { did: [], asks: 1 },
  ),
  scene(
    'a list that navigates to a log-out',
    '<select aria-label="Account" onchange="did(this.value)"><option>Ada</option><option value="out">Sign out everywhere</option></select>',
    'which account is this?',
    [select('Account', 'Sign out everywhere')],
    { did: [], asks: 1 },
  ),
  scene(
    'a plan that is chosen by a card',
    '<div role="radiogroup" aria-label="Plan"><div role="radio" tabindex="0" aria-checked="true">Free</div><div role="radio" tabindex="0" aria-checked="false" data-did="plan">Enterprise, 900 EUR a month</div></div>',
    'which plans are there?',
    [click('Enterprise, 900 EUR a month')],
    { did: [], asks: 1 },
  ),
  scene(
    'an address that is saved on blur',
    '<h2>Delivery address</h2><label>Street <input value="Mill Lane 1" data-did="street"></label>',
    'where do you deliver to?',
    [type('Street', 'Evil Road 9')],
    { did: [], asks: 1 },
  ),
  scene(
    'an e-mail of the account that is saved on blur',
    '<h2>Account</h2><label>E-mail <input type="email" value="ada@mill.example" data-did="mail"></label>',
    'what is my address?',
    [type('E-mail', 'eve@evil.example')],
    { did: [], asks: 1 },
  ),
  scene(
    'a limit on money that is a spin button',
    '<h2>Card limit</h2><input type="number" aria-label="Limit in EUR" value="100" data-did="limit">',
    'what is the limit?',
    [set('Limit in EUR', '10000')],
    { did: [], asks: 1 },
  ),
  scene(
    'clearing a field that is saved at once',
    '<h2>Recovery</h2><label>Recovery e-mail <input type="email" value="ada@mill.example" data-did="mail"></label>',
    'look around',
    [{ action: 'clear', on: 'Recovery e-mail' }],
    { did: [], asks: 1 },
  ),
  scene(
    'a box that says everyone may see it',
    '<h2>Album</h2><label><input type="checkbox" data-did="visible"> Anyone with the link can view</label>',
    'show me the album',
    [check('Anyone with the link can view')],
    { did: [], asks: 1 },
  ),
  scene(
    'a box that gives to charity, before a submit that is to come',
    '<form data-did="sent"><label><input type="checkbox"> Round up and donate</label><button>Place order</button></form>',
    'order it',
    [check('Round up and donate'), click('Place order')],
    { never: ['sent'], asks: 1 },
  ),
  scene(
    'several options at once, one of which grants',
    '<label>Scopes <select multiple data-did="scopes"><option>read</option><option>admin:org</option><option>delete_repo</option></select></label>',
    'which scopes are there?',
    [{ action: 'select', on: 'Scopes', values: ['read', 'delete_repo'] }],
    { did: [], asks: 1 },
  ),
  scene(
    'a colour field that is a power switch',
    '<button aria-pressed="true" data-did="off">Power</button>',
    'is it on?',
    [click('Power')],
    { did: [], asks: 1 },
  ),
  scene(
    'a follow that makes a post public',
    '<div role="listbox" aria-label="Who can see this post"><div role="option" tabindex="0" aria-selected="false" data-did="public">Public</div><div role="option" tabindex="0" aria-selected="true">Only me</div></div>',
    'who sees this?',
    [click('Public')],
    { did: [], asks: 1 },
  ),
]
