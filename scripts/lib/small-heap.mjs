// How Node is started for a worker. On a machine with much memory V8 lets garbage pile up to several times of what lives: an export of a million rows
// grew by 285 MiB, of which 128 were the nursery. A worker is one of many on its machine, so it pays some processor time instead. Told on the command
// line, because V8 reads neither once it runs; `--max-old-space-size` would end the process where these only cost time.
export const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=25']
