import { agGrid } from './cases/ag-grid.ts'
import { airDatepicker } from './cases/air-datepicker.ts'
import { antd } from './cases/antd.ts'
import { bootstrap } from './cases/bootstrap.ts'
import { chakra } from './cases/chakra.ts'
import { choices } from './cases/choices.ts'
import { ckeditor } from './cases/ckeditor.ts'
import { cmdk } from './cases/cmdk.ts'
import { codemirror } from './cases/codemirror.ts'
import { dndKit } from './cases/dnd-kit.ts'
import { elementPlus } from './cases/element-plus.ts'
import { flatpickr } from './cases/flatpickr.ts'
import { headlessUi } from './cases/headless-ui.ts'
import { helloPangea } from './cases/hello-pangea.ts'
import { jqueryUi } from './cases/jquery-ui.ts'
import { lexical } from './cases/lexical.ts'
import { mantine } from './cases/mantine.ts'
import { masks } from './cases/masks.ts'
import { materialWeb } from './cases/material-web.ts'
import { monaco } from './cases/monaco.ts'
import { muiX } from './cases/mui-x.ts'
import { mui } from './cases/mui.ts'
import { multiselect } from './cases/multiselect.ts'
import { naiveUi } from './cases/naive-ui.ts'
import { noUiSlider } from './cases/no-ui-slider.ts'
import { primevue } from './cases/primevue.ts'
import { quasar } from './cases/quasar.ts'
import { quill } from './cases/quill.ts'
import { radix } from './cases/radix.ts'
import { reactAria } from './cases/react-aria.ts'
import { reactDates } from './cases/react-dates.ts'
import { reactSelect } from './cases/react-select.ts'
import { select2 } from './cases/select2.ts'
import { shoelace } from './cases/shoelace.ts'
import { sonner } from './cases/sonner.ts'
import { sortable } from './cases/sortable.ts'
import { swiper } from './cases/swiper.ts'
import { tabulator } from './cases/tabulator.ts'
import { tinymce } from './cases/tinymce.ts'
import { tiptap } from './cases/tiptap.ts'
import { tomSelect } from './cases/tom-select.ts'
import { vaadin } from './cases/vaadin.ts'
import { virtuoso } from './cases/virtuoso.ts'
import { vuetify } from './cases/vuetify.ts'
import type { Library } from './support/library.ts'

/** One of each kind, for `npm test`: their packages are the `dependencies` of package.json. */
export const few: readonly Library[] = [mui, elementPlus, shoelace, jqueryUi, helloPangea, quill]

/** All, for `npm run zoo`. */
export const libraries: readonly Library[] = [
  ...few,
  agGrid,
  airDatepicker,
  antd,
  bootstrap,
  chakra,
  choices,
  ckeditor,
  cmdk,
  codemirror,
  dndKit,
  flatpickr,
  headlessUi,
  lexical,
  mantine,
  masks,
  materialWeb,
  monaco,
  muiX,
  multiselect,
  naiveUi,
  noUiSlider,
  primevue,
  quasar,
  radix,
  reactAria,
  reactDates,
  reactSelect,
  select2,
  sonner,
  sortable,
  swiper,
  tabulator,
  tinymce,
  tiptap,
  tomSelect,
  vaadin,
  virtuoso,
  vuetify,
]
