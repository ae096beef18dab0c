import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held } from './held.js'

function Board() {
  const [columns, setColumns] = useState({ todo: ['Alpha', 'Beta', 'Gamma', 'Delta'], done: ['Omega'] })
  held.todo = columns.todo.map((each) => each[0]).join('')
  held.done = columns.done.map((each) => each[0]).join('')
  function onDragEnd({ source, destination }) {
    if (!destination) return
    const next = { todo: [...columns.todo], done: [...columns.done] }
    const [moved] = next[source.droppableId].splice(source.index, 1)
    next[destination.droppableId].splice(destination.index, 0, moved)
    setColumns(next)
  }
  return (
    <DragDropContext onDragEnd={onDragEnd}>
      <div style={{ display: 'flex', gap: 20 }}>
        {Object.entries(columns).map(([id, cards]) => (
          <Droppable key={id} droppableId={id}>
            {(column) => (
              <div ref={column.innerRef} {...column.droppableProps} style={{ width: 200, minHeight: 80 }}>
                {cards.map((card, index) => (
                  <Draggable key={card} draggableId={card} index={index}>
                    {(held) => (
                      <div
                        ref={held.innerRef}
                        {...held.draggableProps}
                        {...held.dragHandleProps}
                        style={{
                          padding: 12,
                          border: '1px solid #999',
                          marginBottom: 8,
                          ...held.draggableProps.style,
                        }}
                      >
                        {card}
                      </div>
                    )}
                  </Draggable>
                ))}
                {column.placeholder}
              </div>
            )}
          </Droppable>
        ))}
      </div>
    </DragDropContext>
  )
}

createRoot(document.querySelector('#root')).render(<Board />)
