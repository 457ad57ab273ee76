/** Fragment of a sheet that waits to be told its report; apps/server/src/features/report/files.ts opens it. */
export const WARM = '#warm'
