import { use, useEffect } from 'react'
import { Outlet } from 'react-router'
import { EndedContext } from '../identity/ended-context.ts'
import { SessionEnded } from '../identity/session-ended.tsx'
import { ConfirmProvider } from '../parts/confirm.tsx'
import { ToastProvider } from '../parts/toast.tsx'
import { keepFocus } from './keep-focus.ts'

/** What every page can count on: questions, messages, and a way back in. */
export function Root() {
  const ended = use(EndedContext)
  useEffect(() => keepFocus(document), [])
  return (
    <ToastProvider>
      <ConfirmProvider>
        <Outlet />
        {ended && <SessionEnded />}
      </ConfirmProvider>
    </ToastProvider>
  )
}
