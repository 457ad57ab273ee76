export function memoryFolder(
  place?: string,
  limits?: { room?: number; free?: number },
): string | undefined
