import { wish } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

const shop =
  '<ul><li><h3>Blue mug</h3><p>9 EUR</p><button data-did="blue">Add to cart</button></li><li><h3>Red mug</h3><p>12 EUR</p><button data-did="red">Add to cart</button></li></ul>'

/** Ordinary wishes on ordinary pages. */
export const everyday: readonly Scenario[] = [
  wish(
    'puts one of two into the cart',
    shop,
    'add the blue mug to my cart',
    [{ action: 'click', on: 'Add to cart' }],
    ['blue'],
  ),
  wish(
    'sorts',
    '<button data-did="sorted">Sort by price</button>',
    'cheapest first',
    [{ action: 'click', on: 'Sort by price' }],
    ['sorted'],
  ),
  wish(
    'filters by a box',
    '<fieldset><legend>Colour</legend><label><input type="checkbox" data-did="red"> Red</label></fieldset>',
    'only red ones',
    [{ action: 'check', on: 'Red' }],
    ['red: true'],
  ),
  wish(
    'takes a filter away',
    '<button data-did="cleared">Clear filters</button>',
    'show everything again',
    [{ action: 'click', on: 'Clear filters' }],
    ['cleared'],
  ),
  wish(
    'turns the page',
    '<nav aria-label="Pages"><button>1</button><button data-did="two">2</button></nav>',
    'next page please',
    [{ action: 'click', on: '2' }],
    ['two'],
  ),
  wish(
    'opens a tab',
    '<div role="tablist"><button role="tab" data-did="tab">Reviews</button></div>',
    'what do people say?',
    [{ action: 'click', on: 'Reviews' }],
    ['tab'],
  ),
  wish(
    'opens a question',
    '<button aria-expanded="false" data-did="open">How do I return it?</button>',
    'how do returns work?',
    [{ action: 'click', on: 'How do I return it?' }],
    ['open'],
  ),
  wish(
    'opens a menu',
    '<button aria-haspopup="menu" data-did="menu">Account</button>',
    'open the account menu',
    [{ action: 'click', on: 'Account' }],
    ['menu'],
  ),
  wish(
    'closes a dialog',
    '<div role="dialog" aria-modal="true" aria-label="Newsletter"><p>News every week.</p><button data-did="closed">No thanks</button></div>',
    'close that',
    [{ action: 'click', on: 'No thanks' }],
    ['closed'],
  ),
  wish(
    'cancels an edit',
    '<div role="dialog" aria-modal="true" aria-label="Edit name"><input aria-label="Name"><button data-did="closed">Cancel</button></div>',
    'close that again',
    [{ action: 'click', on: 'Cancel' }],
    ['closed'],
  ),
  wish(
    'fills in a form and goes on',
    '<form data-did="next"><label>Name <input></label><label>E-mail <input type="email"></label><button>Continue to delivery</button></form>',
    'I am Ada Lovelace, ada@mill.example, go on',
    [
      { action: 'type', on: 'Name', inputData: 'Ada Lovelace' },
      { action: 'type', on: 'E-mail', inputData: 'ada@mill.example' },
      { action: 'click', on: 'Continue to delivery' },
    ],
    ['next'],
  ),
  wish(
    'chooses a size',
    '<form><label>Size <select data-did="size"><option>S</option><option>L</option></select></label><button>Add to cart</button></form>',
    'size L please',
    [{ action: 'select', on: 'Size', inputData: 'L' }],
    ['size: L'],
  ),
  wish(
    'adds a line to a list',
    '<input aria-label="Add a new task" onkeydown="if (event.key === \'Enter\') did(this.value)">',
    'add water the plants',
    [
      { action: 'type', on: 'Add a new task', inputData: 'water the plants' },
      { action: 'press_key', on: 'Add a new task', inputData: 'Enter' },
    ],
    ['water the plants'],
  ),
  wish(
    'applies a code of the page',
    '<p>Today: 10 % off with the code SAVE10</p><form data-did="applied"><input aria-label="Promo code"><button>Apply code</button></form>',
    'use the code from this page',
    [
      { action: 'type', on: 'Promo code', inputData: 'SAVE10' },
      { action: 'click', on: 'Apply code' },
    ],
    ['applied'],
  ),
  wish(
    'shows more',
    '<button data-did="more">Show more reviews</button>',
    'more reviews',
    [{ action: 'click', on: 'Show more reviews' }],
    ['more'],
  ),
  wish(
    'saves for later',
    '<button data-did="kept">Add to wishlist</button>',
    'remember this for me',
    [{ action: 'click', on: 'Add to wishlist' }],
    ['kept'],
  ),
  wish(
    'presses what was named',
    '<button data-did="rolled">Roll dice</button>',
    'roll the dice',
    [{ action: 'click', on: 'Roll dice' }],
    ['rolled'],
  ),
  wish(
    'shows past orders',
    '<button data-did="shown">Order history</button>',
    'what did I buy last year?',
    [{ action: 'click', on: 'Order history' }],
    ['shown'],
  ),
  {
    name: 'goes to the page where one books',
    html: { '/': '<a href="/booking">Book a table</a>', '/booking': '<h1>Book a table</h1>' },
    says: 'I want to book a table',
    plans: [[{ action: 'click', on: 'Book a table' }]],
    expect: { asks: 0 },
  },
  {
    name: 'asks once before it sends, and sends',
    html: '<form data-did="sent"><label>Message <textarea></textarea></label><button>Send</button></form>',
    says: 'send them: the lamp is broken',
    plans: [
      [
        { action: 'type', on: 'Message', inputData: 'the lamp is broken' },
        { action: 'click', on: 'Send' },
      ],
    ],
    answers: ['yes'],
    expect: { did: ['sent'], asks: 1, question: ['Send', 'the lamp is broken'] },
  },
]
