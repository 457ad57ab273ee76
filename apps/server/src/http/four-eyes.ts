import { Refusal } from './refusal.ts'

/**
 * A decision on what another asked for. The database judges it (`by_another` and `independent` of the baseline) under a
 * constraint of the table that is named for it; told here, once for all, as a refusal.
 */
export async function byAnother<T>(decision: Promise<T>): Promise<T> {
  try {
    return await decision
  } catch (error) {
    if (/_four_eyes$/.test((error as { constraint?: string }).constraint ?? ''))
      throw new Refusal('FOUR_EYES')
    throw error
  }
}
