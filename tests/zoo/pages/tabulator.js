import { TabulatorFull } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.css'
import { ask, show, whenReady } from './held.js'

show('<div id="table" style="width:500px"></div>')
const people = [
  { id: 1, name: 'Ann', age: 40 },
  { id: 2, name: 'Bob', age: 30 },
  { id: 3, name: 'Cid', age: 20 },
]
const table = new TabulatorFull('#table', {
  data: people,
  pagination: true,
  paginationSize: 2,
  columns: [
    { title: 'Name', field: 'name', editor: 'input', width: 200 },
    { title: 'Age', field: 'age', width: 120 },
  ],
})
whenReady(new Promise((resolve) => table.on('tableBuilt', resolve)))
ask('names', () => table.getData().map(({ name }) => name))
ask('first', () => table.getRows('active')[0]?.getData().name)
ask('page', () => table.getPage())
