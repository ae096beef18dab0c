import IMask from 'imask'
import intlTelInput from 'intl-tel-input'
import 'intl-tel-input/styles'
import { ask, show } from './held.js'

show(`<p><label for="phone">Mobile</label> <input id="phone"></p><p><label for="price">Price</label> <input id="price"></p>
<p><label for="date">Date</label> <input id="date"></p><p><label for="tel">Telephone</label> <input id="tel" type="tel"></p>`)
const the = (id) => document.getElementById(id)
const phone = IMask(the('phone'), { mask: '+{49} 000 000000' })
const price = IMask(the('price'), { mask: Number, thousandsSeparator: ',', scale: 2, radix: '.' })
const date = IMask(the('date'), { mask: Date, pattern: 'd{.}`m{.}`Y' })
const tel = intlTelInput(the('tel'), { initialCountry: 'de' })
ask('phone', () => phone.unmaskedValue)
ask('price', () => price.typedValue)
ask('date', () => date.value)
// Which spaces it keeps is its own affair, as with the masks above.
ask('tel', () => the('tel').value.replace(/\D/g, ''))
ask('country', () => tel.getSelectedCountryData().iso2)
