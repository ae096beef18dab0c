import { jQuery } from 'jquery'
import 'jquery-ui/dist/themes/base/jquery-ui.css'
import { ask, held, show } from './held.js'

window.jQuery = window.$ = jQuery
const items = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']

show(`<label for="country">Country</label> <input id="country">
<label for="when">When</label> <input id="when">
<label for="count">Count</label> <input id="count" value="1">
<label for="speed">Speed</label> <select id="speed"><option>Slow</option><option>Medium</option><option>Fast</option></select>
<label for="wifi">Wifi</label><input type="checkbox" id="wifi">
<p>Volume</p><div id="slider" style="width:300px;margin:10px"></div>
<div id="tabs"><ul><li><a href="#one">Overview</a></li><li><a href="#two">Prices</a></li></ul><div id="one">First</div><div id="two">Second</div></div>
<div id="accordion"><h3>Delivery</h3><div>Two days.</div><h3>Returns</h3><div>Thirty days.</div></div>
<button id="open">Delete file</button><div id="dialog" title="Delete this file?">It is gone then.</div>
<ul id="menu" style="width:150px"><li><div>Profile</div></li><li><div>Log out</div></li></ul>
<ul id="list" style="width:200px;padding:0">${items.map((each) => `<li style="padding:8px;border:1px solid #999;list-style:none">${each}</li>`).join('')}</ul>
<div id="card" style="width:80px;height:30px;background:#ccc">Card</div>
<div id="bin" style="width:120px;height:60px;background:#eee;margin-left:200px">Bin</div>`)

// The library looks for a global jQuery while it is loaded.
require('jquery-ui/dist/jquery-ui.js')
const $ = jQuery
$('#country').autocomplete({
  source: ['Germany', 'Georgia', 'France'],
  select: (_, { item }) => (held.country = item.value),
})
$('#when').datepicker({ dateFormat: 'yy-mm-dd', defaultDate: '2026-03-01' })
$('#count').spinner()
$('#speed').selectmenu({ width: 150 })
$('#wifi').checkboxradio()
$('#slider').slider({ min: 0, max: 100, value: 20 })
$('#tabs').tabs()
$('#accordion').accordion({ active: 0 })
$('#dialog').dialog({
  autoOpen: false,
  buttons: { 'Delete it': () => ((held.deleted = true), $('#dialog').dialog('close')) },
})
$('#open').on('click', () => $('#dialog').dialog('open'))
$('#menu').menu({ select: (_, { item }) => (held.menu = item.text()) })
$('#list').sortable()
$('#card').draggable()
$('#bin').droppable({ drop: () => (held.bin = 'card') })
ask('when', () => $('#when').val())
ask('count', () => $('#count').spinner('value'))
ask('speed', () => $('#speed').val())
ask('wifi', () => $('#wifi').prop('checked'))
ask('volume', () => $('#slider').slider('value'))
ask('tab', () => $('#tabs').tabs('option', 'active'))
ask('part', () => $('#accordion').accordion('option', 'active'))
ask('order', () =>
  $('#list li')
    .get()
    .map(({ textContent }) => textContent[0])
    .join(''),
)
ask('place', () => [$('#card').css('left'), $('#card').css('top')])
