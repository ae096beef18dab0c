import { boot } from './boot.ts'
import { scriptOptions } from './script-options.ts'

// Only while a classic script runs for the first time does the document say which one it is.
const script = document.currentScript ?? document.querySelector('script[src*="/widget"]')
if (script instanceof HTMLScriptElement && !window.Pagehand?.state) boot(window, scriptOptions(script))
