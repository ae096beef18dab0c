export function requireProgram(name: 'chromium' | 'redis' | 'postgres'): string
export function bringPrograms(names: readonly string[], options?: { say?: (line: string) => void }): void
