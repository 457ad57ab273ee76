/** The folder everything of ours lies in, tried before anything is started in it. */
import fs from 'node:fs'
import path from 'node:path'
import { RESTORING } from './backup/layout.ts'
import { words } from './backup/words.ts'
import { SettingFault } from './setting-fault.ts'
import { needed } from './start-fault.ts'

/** Makes the folder; throws a SettingFault in words when we cannot write there, or a file stands where a folder should. */
export function openDataDir(dir: string): void {
  needed(dir, () => fs.mkdirSync(dir, { recursive: true }))
  if (fs.existsSync(path.join(dir, RESTORING))) throw new SettingFault(words.unfinishedRestore(dir))
  const probe = path.join(dir, `probe-${process.pid}`)
  needed(dir, () => {
    try {
      fs.writeFileSync(probe, 'x')
    } finally {
      fs.rmSync(probe, { force: true })
    }
  })
  for (const folder of ['pg', 'blobs']) {
    const target = path.join(dir, folder)
    const found = needed(target, () => fs.statSync(target, { throwIfNoEntry: false }))
    if (found && !found.isDirectory()) needed(target, () => fs.readdirSync(target))
  }
}
