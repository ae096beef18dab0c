import type { Library } from '../support/library.ts'

export const swiper: Library = {
  name: 'Swiper',
  from: 'swiper',
  page: 'swiper.js',
  cases: [
    ['go to the next picture', [['click', 'Next slide']], 'slide', 1],
    ['go to one by its dot', [['click', 'Go to slide 3']], 'slide', 2],
  ],
}
