import { click, wish } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

const arrives = (path: string, words: string) => ({
  [path]: `<script>did(${JSON.stringify(words)})</script><h1>${words}</h1>`,
})

/** Without a script: the built-in engine finds the way by itself. */
function alone(
  name: string,
  html: Scenario['html'],
  says: string,
  did: readonly string[],
  language = 'en',
): Scenario {
  return { name: `built-in: ${name}`, html, says, language, expect: { did, asks: 0 } }
}

/** Going from page to page, opening and closing; and wishes that the built-in engine fulfils. */
export const pages: readonly Scenario[] = [
  wish(
    'a page of the menu',
    { '/': '<nav><a href="/about">About us</a></nav>', ...arrives('/about', 'About') },
    'who are you?',
    [click('About us')],
    ['About'],
  ),
  wish(
    'a page of the footer',
    { '/': '<footer><a href="/imprint">Imprint</a></footer>', ...arrives('/imprint', 'Imprint') },
    'where is the imprint?',
    [click('Imprint')],
    ['Imprint'],
  ),
  wish(
    'an article',
    {
      '/': '<article><h3><a href="/blog/7">How we mill</a></h3></article>',
      ...arrives('/blog/7', 'Milling'),
    },
    'open the one on milling',
    [click('How we mill')],
    ['Milling'],
  ),
  wish(
    'read more',
    {
      '/': '<article><h3>How we mill</h3><a href="/blog/7">Read more</a></article>',
      ...arrives('/blog/7', 'Milling'),
    },
    'read on',
    [click('Read more')],
    ['Milling'],
  ),
  wish(
    'the delivery terms',
    {
      '/': '<a href="/shipping-and-returns">Shipping &amp; returns</a>',
      ...arrives('/shipping-and-returns', 'Returns'),
    },
    'can I send it back?',
    [click('Shipping & returns')],
    ['Returns'],
  ),
  wish(
    'past orders',
    { '/': '<nav><a href="/account/orders">My orders</a></nav>', ...arrives('/account/orders', 'Orders') },
    'what did I order?',
    [click('My orders')],
    ['Orders'],
  ),
  wish(
    'the bill of an order',
    {
      '/': '<ul><li>Order 7 <a href="/orders/7/invoice">View invoice</a></li></ul>',
      ...arrives('/orders/7/invoice', 'Invoice'),
    },
    'show the invoice of order 7',
    [click('View invoice')],
    ['Invoice'],
  ),
  wish(
    'the page of payment methods',
    {
      '/': '<nav><a href="/account/payment-methods">Payment methods</a></nav>',
      ...arrives('/account/payment-methods', 'Methods'),
    },
    'how can I pay?',
    [click('Payment methods')],
    ['Methods'],
  ),
  wish(
    'how to cancel, an article',
    {
      '/': '<ul><li><a href="/help/cancel-subscription">How do I cancel my subscription?</a></li></ul>',
      ...arrives('/help/cancel-subscription', 'Help'),
    },
    'how do I cancel?',
    [click('How do I cancel my subscription?')],
    ['Help'],
  ),
  wish(
    'a page to sign up',
    { '/': '<a href="/signup">Sign up</a>', ...arrives('/signup', 'Sign up') },
    'I want an account',
    [click('Sign up')],
    ['Sign up'],
  ),
  wish(
    'a page to log in',
    { '/': '<a href="/login">Log in</a>', ...arrives('/login', 'Log in') },
    'I want to log in',
    [click('Log in')],
    ['Log in'],
  ),
  wish(
    'a page to write a review',
    { '/': '<a href="/reviews/new?product=7">Write a review</a>', ...arrives('/reviews/new', 'Review') },
    'I want to review it',
    [click('Write a review')],
    ['Review'],
  ),
  wish(
    'by its address',
    { '/': '<h1>Home</h1>', ...arrives('/contact', 'Contact') },
    'go to /contact',
    [{ action: 'navigate', url: '/contact' }],
    ['Contact'],
  ),
  wish(
    'a category with a query',
    {
      '/': '<a href="/shop?cat=lamps">Lamps</a><a href="/shop?cat=mugs">Mugs</a>',
      ...arrives('/shop', 'Lamps'),
    },
    'lamps',
    [click('Lamps')],
    ['Lamps'],
  ),
  wish(
    'a tab that is a link',
    {
      '/': '<div role="tablist"><a role="tab" href="#specs" data-did="specs">Specifications</a></div><div id="specs">12 W</div>',
    },
    'how many watts?',
    [click('Specifications')],
    ['specs'],
  ),
  wish(
    'jumps within the page',
    { '/': '<a href="#faq" data-did="faq">FAQ</a><h2 id="faq">FAQ</h2>' },
    'questions?',
    [click('FAQ')],
    ['faq'],
  ),
  wish(
    'a cookie note is put away',
    '<div role="dialog" aria-label="Cookies"><p>We use cookies.</p><button>Accept all</button><button data-did="no">Reject all</button></div>',
    'no cookies',
    [click('Reject all')],
    ['no'],
  ),
  wish(
    'a burger',
    '<button aria-label="Open menu" aria-expanded="false" data-did="menu">☰</button>',
    'what is there?',
    [click('Open menu')],
    ['menu'],
  ),
  wish(
    'a details element',
    '<details><summary data-did="open">Ingredients</summary><p>Flour</p></details>',
    'what is in it?',
    [click('Ingredients')],
    ['open'],
  ),
  wish(
    'opens a dialog to share',
    '<button data-did="share" aria-haspopup="dialog">Share</button>',
    'I want to share it',
    [click('Share')],
    ['share'],
  ),
  wish(
    'opens a form to add',
    '<button data-did="new">New project</button>',
    'I want to start a new project',
    [click('New project')],
    ['new'],
  ),
  wish(
    'scrolls to the top',
    '<button aria-label="Back to top" data-did="top">↑</button>',
    'to the top',
    [click('Back to top')],
    ['top'],
  ),
  alone(
    'opens a page',
    { '/': '<nav><a href="/hours">Opening hours</a></nav>', ...arrives('/hours', 'Hours') },
    'open the opening hours',
    ['Hours'],
  ),
  alone(
    'searches',
    {
      '/': '<form role="search" action="/s"><input type="search" name="q" aria-label="Search"><button>Search</button></form>',
      ...arrives('/s', 'Results'),
    },
    'search for lamps',
    ['Results'],
  ),
  alone(
    'puts into the cart',
    '<ul><li><h3>Blue mug</h3><button data-did="blue">Add to cart</button></li><li><h3>Red mug</h3><button data-did="red">Add to cart</button></li></ul>',
    'add the red mug to the cart',
    ['red'],
  ),
  alone(
    'fills in a name',
    '<form><label>First name <input data-did="first"></label><button>Continue</button></form>',
    'my first name is Ada',
    ['first: Ada'],
  ),
  alone(
    'chooses',
    '<form><label>Size <select data-did="size"><option>S</option><option>L</option></select></label><button>Add to cart</button></form>',
    'choose size L',
    ['size: L'],
  ),
  alone(
    'ticks',
    '<fieldset><legend>Colour</legend><label><input type="checkbox" data-did="red"> Red</label><label><input type="checkbox"> Blue</label></fieldset>',
    'tick Red',
    ['red: true'],
  ),
  alone(
    'presses what is named',
    '<button data-did="rolled">Roll the dice</button>',
    'press "Roll the dice"',
    ['rolled'],
  ),
  alone(
    'a tab',
    '<div role="tablist"><button role="tab" aria-selected="true">Description</button><button role="tab" data-did="reviews">Reviews</button></div>',
    'open the reviews tab',
    ['reviews'],
  ),
  alone(
    'sucht auf Deutsch',
    {
      '/': '<form role="search" action="/s"><input type="search" name="q" aria-label="Suche"><button>Suchen</button></form>',
      ...arrives('/s', 'Treffer'),
    },
    'suche nach Lampen',
    ['Treffer'],
    'de',
  ),
  alone(
    'met dans le panier',
    '<h2>Lampe</h2><button data-did="panier">Ajouter au panier</button>',
    'ajoute la lampe au panier',
    ['panier'],
    'fr',
  ),
]
