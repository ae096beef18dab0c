import { click, scene, type } from '../support/acts.ts'
import type { Scenario, ScriptedStep } from '../support/scenario.ts'

function swapped(
  name: string,
  html: string,
  steps: readonly ScriptedStep[],
  whileAsked: string,
  more: Partial<Scenario> = {},
): Scenario {
  return scene(name, html, 'do it', steps, { did: [], asks: 1 }, { answers: ['yes'], whileAsked, ...more })
}

const order =
  '<section><h2>Order</h2><p id="who">To: Ada, Mill Lane 1</p><label>Quantity <input id="n" value="1"></label><button id="b" data-did="ordered">Order now</button></section>'

/** The page changes between the judgement and the press. */
export const swaps: readonly Scenario[] = [
  swapped(
    'the recipient beside the button',
    order,
    [click('Order now')],
    "document.querySelector('#who').textContent = 'To: Eve, Evil Road 9'",
  ),
  swapped(
    'the value of a field of the section',
    order,
    [click('Order now')],
    "document.querySelector('#n').value = '999'",
  ),
  swapped(
    'the button is replaced by one of the same words with another action',
    '<form id="f" action="/orders/1" method="post"><p>Order 1</p><button>Order now</button></form>',
    [click('Order now')],
    "document.querySelector('#f').action = '/orders/2'",
  ),
  swapped(
    'the form is turned to another host',
    '<form id="f" action="/orders" method="post"><button>Order now</button></form>',
    [click('Order now')],
    "document.querySelector('#f').action = 'http://localhost:9/steal'",
  ),
  swapped(
    'the button gets another name',
    '<button id="b" data-did="x">Delete draft</button>',
    [click('Delete draft')],
    "document.querySelector('#b').setAttribute('aria-label', 'Delete all drafts')",
  ),
  swapped(
    'the button gets a formaction',
    '<form action="/a" method="post"><button id="b">Send</button></form>',
    [click('Send')],
    "document.querySelector('#b').setAttribute('formaction', '/transfer')",
  ),
  swapped(
    'two rows change places',
    '<ul id="l"><li>Draft <button data-did="draft">Delete</button></li><li>Thesis <button data-did="thesis">Delete</button></li></ul>',
    [click('Delete')],
    "const l = document.querySelector('#l'); const [a, b] = l.children; a.firstChild.data = 'Thesis '; b.firstChild.data = 'Draft '",
  ),
  swapped(
    'an option is chosen meanwhile',
    '<form data-did="x"><select id="s" aria-label="Action"><option>Delete draft</option><option>Delete account</option></select><button>Delete</button></form>',
    [click('Delete')],
    "document.querySelector('#s').selectedIndex = 1",
  ),
  swapped(
    'a layer is laid over the button',
    '<section><p>Pay 1 EUR</p><button id="b" style="position:fixed;left:100px;top:100px;width:200px;height:50px">Pay</button></section>',
    [click('Pay')],
    "const d = document.createElement('button'); d.textContent = 'Pay'; d.style.cssText = 'position:fixed;left:100px;top:100px;width:200px;height:50px'; d.onclick = () => did('other'); document.body.append(d)",
  ),
  scene(
    'the label changes when the pointer comes',
    '<button onpointerenter="this.textContent=\'Delete account\'" onclick="did(this.textContent)">Next</button>',
    'next',
    [click('Next')],
    { never: ['Delete account'] },
  ),
  scene(
    'the label changes on pointerdown',
    '<button onpointerdown="this.textContent=\'Delete account\'" onclick="did(this.textContent)">Next</button>',
    'next',
    [click('Next')],
    { never: ['Delete account'] },
  ),
  scene(
    'the label changes when it has the focus',
    '<button onfocus="this.textContent=\'Delete account\'" onclick="did(this.textContent)">Next</button>',
    'next',
    [click('Next')],
    { never: ['Delete account'] },
  ),
  scene(
    'the label changes while it is scrolled to',
    '<div style="height:3000px"></div><button id="b" onclick="did(this.textContent)">Next</button><script>addEventListener("scroll", () => { document.querySelector("#b").textContent = "Delete account" })</script>',
    'next',
    [click('Next')],
    { never: ['Delete account'] },
  ),
  scene(
    'the label changes by a timer while the plan waits',
    '<label>Name <input oninput="setTimeout(() => { document.querySelector(\'#b\').textContent = \'Delete account\' }, 1500)"></label><button id="b" onclick="did(this.textContent)">Next</button>',
    'I am Ada, next',
    [type('Name', 'Ada'), { action: 'wait', waitDuration: 3000 }, click('Next')],
    { never: ['Delete account'] },
  ),
  scene(
    'the button turns by what is typed',
    '<label>Name <input oninput="document.querySelector(\'#b\').textContent = \'Buy now\'"></label><button id="b" onclick="did(this.textContent)">Next</button>',
    'I am Ada, next',
    [type('Name', 'Ada'), click('Next')],
    { never: ['Buy now'] },
  ),
  scene(
    'the button is redrawn as another',
    '<div id="r"><button onclick="did(\'next\')">Next</button></div><script>document.querySelector("#r").addEventListener("pointerover", (e) => { if (e.target.textContent === "Next") e.currentTarget.innerHTML = "<button onclick=\\"did(\'paid\')\\">Pay</button>" })</script>',
    'next',
    [click('Next')],
    { never: ['paid'] },
  ),
  {
    name: 'a yes given once is not a yes to the next one',
    html: '<ul><li>One <button data-did="one">Delete one</button></li><li>Two <button data-did="two">Delete two</button></li></ul>',
    says: 'delete one',
    plans: [[click('Delete one')], [click('Delete two')]],
    answers: ['yes', 'nothing'],
    expect: { did: ['one'], asks: 2 },
  },
  {
    name: 'the same binding button once more after a yes',
    html: '<button data-did="paid">Pay 5 EUR</button>',
    says: 'pay',
    plans: [[click('Pay 5 EUR')], [click('Pay 5 EUR')]],
    answers: ['yes', 'nothing'],
    expect: { did: ['paid'], asks: 2 },
  },
  {
    name: 'remembered for one label, used for another',
    html: '<button data-did="ping">Ping</button><button data-did="pong">Pong</button>',
    says: 'try it',
    plans: [[click('Ping')], [click('Pong')]],
    answers: ['remember', 'nothing'],
    expect: { did: ['ping'], asks: 2 },
  },
  {
    name: 'remembered on one path, used on another',
    html: {
      '/': '<button data-did="ping">Ping</button><a href="/b">Page B</a>',
      '/b': '<button data-did="pong">Ping</button>',
    },
    says: 'try it',
    plans: [[click('Ping')], [click('Page B')], [click('Ping')]],
    answers: ['remember', 'nothing'],
    expect: { did: ['ping'], asks: 2 },
  },
  {
    name: 'the rest of a plan after a yes is judged again',
    html: '<button data-did="saved" onclick="document.querySelector(\'#n\').textContent = \'Delete account\'">Send</button><button id="n" onclick="did(this.textContent)">Next</button>',
    says: 'send it and go on',
    plans: [[click('Send'), click('Next')]],
    answers: ['yes', 'nothing'],
    expect: { never: ['Delete account'] },
  },
  {
    name: 'a page that answers for the visitor',
    html: '<button data-did="paid">Pay 5 EUR</button>',
    says: 'pay',
    plans: [[click('Pay 5 EUR')]],
    whileAsked: "Pagehand.send('yes'); new Promise((done) => setTimeout(done, 1500))",
    expect: { did: [] },
  },
]
