import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import { ask, show } from './held.js'

ModuleRegistry.registerModules([AllCommunityModule])
show('<div id="grid" style="height:300px;width:600px"></div>')
const grid = createGrid(document.querySelector('#grid'), {
  columnDefs: [
    { field: 'name', headerName: 'Name', editable: true },
    { field: 'age', headerName: 'Age' },
  ],
  rowData: [
    { name: 'Ann', age: 40 },
    { name: 'Bob', age: 30 },
    { name: 'Cid', age: 20 },
  ],
  rowSelection: { mode: 'multiRow' },
})
const rows = () => Array.from({ length: 3 }, (_, index) => grid.getDisplayedRowAtIndex(index).data.name)
ask('names', rows)
ask('first', () => rows()[0])
ask('selected', () => grid.getSelectedRows().map(({ name }) => name))
