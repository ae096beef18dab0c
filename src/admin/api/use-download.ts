import type { AdminCallName } from '#protocol'
import { useMutation } from '@tanstack/react-query'
import { useApi } from './api-context.ts'
import type { CallInput } from './create-api-client.ts'

/** Fetches a file with the token and hands it to the browser to be saved. */
export function useDownload<Name extends AdminCallName>(name: Name) {
  const { file } = useApi()
  return useMutation({
    mutationFn: async (input: CallInput<Name>) => {
      const { name: fileName, content } = await file(name, input)
      const address = URL.createObjectURL(content)
      const anchor = Object.assign(document.createElement('a'), { href: address, download: fileName })
      anchor.click()
      // The browser takes the content over after this task.
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
      return fileName
    },
  })
}
