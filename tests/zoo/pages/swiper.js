import Swiper from 'swiper'
import { A11y, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
import { ask, show } from './held.js'

show(`<div class="swiper" style="width:400px;height:160px"><div class="swiper-wrapper">${['One', 'Two', 'Three'].map((word) => `<div class="swiper-slide">${word}</div>`).join('')}</div>
<div class="swiper-button-prev"></div><div class="swiper-button-next"></div><div class="swiper-pagination"></div></div>`)
const swiper = new Swiper('.swiper', {
  modules: [A11y, Navigation, Pagination],
  navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
  pagination: { el: '.swiper-pagination', clickable: true },
})
ask('slide', () => swiper.activeIndex)
