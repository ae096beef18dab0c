import { useRead } from '../api/use-read.ts'

/** Who I am and where I belong. */
export const useMe = () => useRead('me', {})
