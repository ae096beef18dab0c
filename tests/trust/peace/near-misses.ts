import { click, drag, key, select, type, visit, wish } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

/** Ordinary wishes that look like what is asked for elsewhere. */
export const nearMisses: readonly Scenario[] = [
  wish(
    'two lines into a note',
    '<label>Note <textarea data-did="note"></textarea></label>',
    'note: milk\nbread',
    [type('Note', 'milk\nbread')],
    ['note: milk\nbread'],
  ),
  wish(
    'a point of a map',
    '<canvas role="img" tabindex="0" aria-label="Map" width="200" height="100" onclick="did(\'pinned\'); this.getContext(\'2d\').fillRect(0, 0, 9, 9)"></canvas>',
    'pin it on the map',
    [{ action: 'click', on: 'Map', at: { x: 0.5, y: 0.5 } }],
    ['pinned'],
  ),
  wish(
    'a card that is dragged to another column',
    '<div draggable="true" tabindex="0" role="button" aria-label="Write docs" style="width:120px;height:40px">Write docs</div><section><div role="button" tabindex="0" aria-label="In progress" style="width:120px;height:80px" ondragover="event.preventDefault()" ondrop="this.append(\' Write docs\'); did(\'moved\')">In progress</div></section>',
    'move write docs to in progress',
    [drag('Write docs', 'In progress')],
    ['moved'],
  ),
  wish(
    'orders that are in a state',
    {
      '/': '<form method="get" action="/orders"><label>Status <select name="s"><option>All</option><option>Paid</option></select></label><button data-did="filtered">Filter</button></form>',
      '/orders': '<p>Orders</p>',
    },
    'filter for paid ones',
    [select('Status', 'Paid'), click('Filter')],
    ['filtered'],
  ),
  wish(
    'people who are looked for',
    '<input aria-label="Search members" onkeydown="if (event.key === \'Enter\') did(\'looked for \' + this.value)">',
    'search for Ada',
    [type('Search members', 'Ada'), key('Enter', 'Search members')],
    ['looked for Ada'],
  ),
  wish(
    'a list that could not be loaded',
    '<p>Could not load your messages.</p><button data-did="loaded">Try again</button>',
    'load it again',
    [click('Try again')],
    ['loaded'],
  ),
  wish(
    'a button that was named OK',
    '<p>Settings were imported.</p><button data-did="ok">OK</button>',
    'press OK',
    [click('OK')],
    ['ok'],
  ),
  wish(
    'no to a popup',
    '<div role="dialog" aria-modal="true" aria-label="Want to save 10 % today?"><button data-did="closed">No thanks</button></div>',
    'close that',
    [click('No thanks')],
    ['closed'],
  ),
  wish(
    'a page that is named behind the #',
    {
      '/': '<a href="/help">Help</a>',
      '/help': '<h2 id="cancel">Cancelling</h2><script>did("there")</script>',
    },
    'how do I cancel?',
    [visit('/help#cancel')],
    ['there'],
  ),
  wish(
    'a login of two steps',
    {
      '/': '<form action="/code" method="post" data-did="next"><label>E-mail <input name="m" value="ada@mill.example"></label><label>Password <input type="password" name="p" value="x"></label><button>Next</button></form>',
      '/code': '<p>Code</p>',
    },
    'next',
    [click('Next')],
    ['next', 'POST /code'],
  ),
  wish(
    'words that are added to a note',
    '<label>Note <input value="call Ada" data-did="note"></label>',
    'add " and Bob" to the note',
    [{ action: 'append', on: 'Note', inputData: ' and Bob' }],
    ['note: call Ada and Bob'],
  ),
]
