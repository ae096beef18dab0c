import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held } from './held.js'

function Item({ id }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  const style = {
    transform: CSS.Transform.toString(transform),
    transition,
    padding: 12,
    border: '1px solid #999',
    width: 200,
  }
  return (
    <div ref={setNodeRef} style={style} {...attributes} {...listeners}>
      {id}
    </div>
  )
}

function List() {
  const [items, setItems] = useState(['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'])
  held.order = items.map((item) => item[0]).join('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  function onDragEnd({ active, over }) {
    if (over && active.id !== over.id)
      setItems((all) => arrayMove(all, all.indexOf(active.id), all.indexOf(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {items.map((id) => (
          <Item key={id} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

createRoot(document.querySelector('#root')).render(<List />)
