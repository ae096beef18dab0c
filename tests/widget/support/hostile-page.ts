/** A page whose styles and patched globals do what careless or hostile sites do, all at once. */
export const hostilePage = `<!doctype html><html><head><title>Hostile</title><style>
* { all: unset !important; display: none !important; color: red !important; font-size: 40px !important; visibility: hidden !important; opacity: 0 !important; transform: rotate(45deg) !important; --primary: red !important; }
html, body { display: block !important; opacity: 1 !important; transform: none !important; }
pagehand-widget, pagehand-widget * { position: static !important; width: 5px !important; z-index: -1 !important; pointer-events: none !important; }
</style></head><body>
<form name="body"><input name="action"></form><img name="getElementById"><a id="Pagehand"></a>
<script>
  // What Prototype.js and its kin did, and worse.
  Array.prototype.toJSON = function () { return 'array' }
  Object.prototype.polluted = 'everywhere'
  Object.prototype.toString = function () { return 'patched' }
  Array.prototype.last = function () { return this[this.length - 1] }
  String.prototype.trimLeft = null
  const create = document.createElement
  document.createElement = function (name) { const made = create.call(document, name); made.setAttribute('data-made', '1'); return made }
  console.info = console.log = function () { throw new Error('no console here') }
  window.onerror = () => true
  window.event = null
  window.name = '{"a":1}'
  window.requestIdleCallback = undefined
  history.pushState = function () { throw new Error('no history') }
  addEventListener('keydown', (event) => { event.stopImmediatePropagation(); event.preventDefault() }, false)
  addEventListener('keypress', (event) => event.preventDefault(), true)
</script>
<script src="{base}/widget.js" async></script></body></html>`
