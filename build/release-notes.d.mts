export function closeUnreleased(changelog: string, version: string, day: string): string
export function comesAfter(next: string, last: string): boolean
export function withVersion(json: string, version: string): string
