/** Writes to stdout, waiting for a slow pipe instead of filling memory; a reader that has gone (`| head`) ends the program. */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (!error) resolve()
      else if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
      else reject(error)
    })
  })
}
