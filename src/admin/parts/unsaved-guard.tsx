import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from './confirm.tsx'

/** Asks before the page is left with changes that were not saved. */
export function UnsavedGuard({ unsaved, what }: { unsaved: boolean; what: string }) {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: 'Leave without saving?',
      text: `Your changes to ${what} are not saved and would be lost.`,
      confirm: 'Leave',
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, what])
  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])
  return null
}
