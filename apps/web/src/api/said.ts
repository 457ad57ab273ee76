import { preferences } from '../i18n/language.ts'

/** What a refusal says, in the reader's language: the service speaks Chinese. Without the dictionary as the service said it. */
export async function saidOf(status: number, message: string): Promise<string> {
  if (preferences.get().language !== 'en') return message
  const english = await import('./english/of.ts').catch(() => null)
  return english?.refusalIn(status, message) ?? message
}
