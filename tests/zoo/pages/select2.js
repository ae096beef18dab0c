import { $ } from 'jquery'
import select2 from 'select2/dist/js/select2.full.js'
import 'select2/dist/css/select2.css'
import { ask, show } from './held.js'

show(`<p><label for="fruit">Fruit</label> <select id="fruit" style="width:200px"><option></option><option value="a">Apple</option><option value="b">Banana</option></select></p>
<p><label for="tags">Tags</label> <select id="tags" multiple style="width:300px"><option>Red</option><option>Green</option><option>Blue</option></select></p>
<p><label for="plain">Size</label> <select id="plain" style="width:200px"><option value="s">Small</option><option value="l">Large</option></select></p>`)
if (!$.fn.select2) select2(window, $)
$('#fruit').select2({ placeholder: 'Pick one' })
$('#tags').select2()
$('#plain').select2({ minimumResultsForSearch: Infinity })
ask('fruit', () => $('#fruit').val())
ask('tags', () => $('#tags').val())
ask('size', () => $('#plain').val())
