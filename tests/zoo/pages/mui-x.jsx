import { DataGrid } from '@mui/x-data-grid'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { createRoot } from 'react-dom/client'
import { keep } from './held.js'

const rows = [
  { id: 1, name: 'Ann', age: 40 },
  { id: 2, name: 'Bob', age: 30 },
  { id: 3, name: 'Cid', age: 20 },
]

createRoot(document.querySelector('#root')).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker
      label="Born"
      defaultValue={dayjs('2026-01-05')}
      onChange={keep('day', (day) => day?.format('YYYY-MM-DD'))}
    />
    <div style={{ height: 320, width: 600, marginTop: 20 }}>
      <DataGrid
        checkboxSelection
        rows={rows}
        columns={[
          { field: 'name', headerName: 'Name', width: 160 },
          { field: 'age', headerName: 'Age', width: 120 },
        ]}
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        pageSizeOptions={[2]}
        onRowSelectionModelChange={keep('rows', ({ ids }) => [...ids])}
        onSortModelChange={keep('sort', ([model]) => model?.sort)}
        onPaginationModelChange={keep('page', ({ page }) => page)}
      />
    </div>
  </LocalizationProvider>,
)
