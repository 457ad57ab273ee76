/** What is said of backups to whoever runs the service: Chinese, and English beneath it. */

const both = (zh: string, en: string): string => `${zh}\n${en}`
const first = (names: readonly (string | number)[]): string =>
  names.slice(0, 5).join('、') + (names.length > 5 ? ` … (${names.length})` : '')
const mb = (bytes: number): number => Math.ceil(bytes / 2 ** 20)

export const words = {
  // A folder that cannot be used
  backupInside: (dir: string, data: string) =>
    both(
      `BACKUP_DIR（${dir}）与 DATA_DIR（${data}）不能互相包含：数据目录丢失时备份也会丢失。请指定另一块磁盘上的目录`,
      `BACKUP_DIR (${dir}) and DATA_DIR (${data}) must not lie in each other: the backup would be lost with the data. Name a folder on another disk`,
    ),
  othersFolder: (file: string) =>
    both(
      `${file} 写明该备份目录属于另一个数据库，没有写入任何内容。请为本数据库指定一个空的备份目录`,
      `${file} says that this backup folder is another database's; nothing was written. Name an empty folder for this database`,
    ),
  secretsInside: (dir: string) =>
    both(
      `密钥不能放在备份目录之内（${dir}）：同时拿到两者的人可以读出加密保存的内容。请用 --secrets-to 指定另一处`,
      `Secrets are not put into the backup folder (${dir}): whoever has both reads what is sealed. Name another place by --secrets-to`,
    ),
  notRunning: (dir: string) =>
    both(`${dir} 的内嵌数据库没有在运行`, `The embedded database of ${dir} is not running`),
  noDatabase: (dir: string) =>
    both(
      `${dir} 中没有内嵌数据库。请用 DATA_DIR 指定产品的数据目录；使用自备数据库的，请同时设置 DATABASE_URL`,
      `There is no embedded database in ${dir}. Name the product's folder by DATA_DIR; with a database of your own set DATABASE_URL as well`,
    ),
  foreign: () =>
    both(
      '使用自备数据库（DATABASE_URL）：本命令只备份文件与密钥，数据库请用它自己的工具备份，并先备份数据库、后执行本命令',
      'A database of your own (DATABASE_URL): only files and secrets are backed up here. Back the database up by its own tools, first it and then this',
    ),
  tablespaces: () =>
    both(
      '数据库使用了表空间，本命令不能备份。请使用数据库自己的备份工具',
      'The database uses tablespaces, which this command does not back up. Use the tools of the database',
    ),
  logIncomplete: () =>
    both(
      '备份期间的数据库日志不完整，本次备份作废。请重新执行',
      'The log written during the backup is incomplete; this backup is void. Run it again',
    ),
  damagedStored: (keys: readonly string[]) =>
    both(
      `已保存的文件与其摘要不符，没有备份：${first(keys)}。请检查 DATA_DIR 所在磁盘，并从较早的备份恢复这些文件`,
      `Stored files are not those of their hash and were not backed up: ${first(keys)}. Check the disk of DATA_DIR and take them from an earlier backup`,
    ),
  // While the product runs
  backupFault: (what: string, text: string) =>
    both(
      `备份未能进行（${what}），稍后自动再试：${text}`,
      `Backup (${what}) failed and is tried again by itself: ${text}`,
    ),
  backupAgain: (what: string) =>
    both(`备份已恢复进行（${what}）`, `Backup (${what}) goes on again`),
  processAgain: () =>
    both('备份进程意外结束，正在重新启动…', 'The backup process ended and is started again'),
  madeBase: (id: string, pruned: number) =>
    both(
      `已完成基础备份 ${id}，清理较早的 ${pruned} 份`,
      `Base backup ${id} is made, ${pruned} earlier removed`,
    ),
  // A backup that cannot be used
  noBackup: (dir: string) =>
    both(
      `${dir} 中没有完成的备份。请用 --from 给出备份目录（含 bases 的那一层）`,
      `There is no finished backup in ${dir}. Name the backup folder (the one that holds bases) by --from`,
    ),
  noBase: (id: string, ids: readonly string[]) =>
    both(
      `没有备份 ${id}。可用的有：${first(ids)}`,
      `There is no backup ${id}. There are: ${first(ids)}`,
    ),
  noManifest: (dir: string) =>
    both(
      `${dir} 缺少 manifest.json，不是完整的备份。请用 --base 指定另一份`,
      `${dir} lacks manifest.json and is no whole backup. Name another by --base`,
    ),
  damagedManifest: (file: string) =>
    both(
      `${file} 被截断或改动过，不能使用。请从该备份的其他副本取回，或用 --base 指定另一份`,
      `${file} was cut short or changed and cannot be used. Take it from another copy of the backup, or name another by --base`,
    ),
  otherForm: (file: string) =>
    both(
      `${file} 由其他版本的程序写成，请使用建立该备份的程序版本恢复`,
      `${file} was written by another version; restore with the program that made it`,
    ),
  damagedBase: (id: string, faults: readonly string[]) =>
    both(
      `备份 ${id} 有文件缺少或损坏：${first(faults)}。没有恢复任何内容。请从该备份的其他副本取回这些文件，或用 --base 指定另一份`,
      `Files of backup ${id} are missing or damaged: ${first(faults)}. Nothing was restored. Take them from another copy, or name another backup by --base`,
    ),
  damagedLog: (file: string) =>
    both(
      `数据库日志 ${file} 损坏，没有恢复任何内容。请从备份的其他副本取回；没有副本时，可移走它及其后的日志，恢复到它之前`,
      `The log ${file} is damaged; nothing was restored. Take it from another copy; without one move it and all behind it away and restore to before it`,
    ),
  gapInLog: (end: string, next: string) =>
    both(
      `数据库日志在 ${end} 与 ${next} 之间有缺口，没有恢复任何内容。请用 --base 指定缺口之后的备份；要恢复到缺口之前，请移走 ${next} 及其后的日志`,
      `The log has a gap between ${end} and ${next}; nothing was restored. Name a backup behind the gap by --base, or move ${next} and all behind it away`,
    ),
  newerSchema: (names: readonly string[]) =>
    both(
      `备份由较新或不同的程序版本建立（本程序没有迁移 ${first(names)}），没有恢复任何内容。请用建立该备份的程序版本恢复`,
      `The backup is of a newer or another version of the program (migrations ${first(names)} are unknown here); nothing was restored. Restore with the program that made it`,
    ),
  onlyItself: (at: string) => `${at} (log incomplete)`,
  // A moment out of reach
  inFuture: (at: string) =>
    both(
      `${at} 在将来，请检查 --at 的日期与时区`,
      `${at} is in the future; check the date and zone of --at`,
    ),
  tooEarly: (at: string, first: string | null) =>
    both(
      first ? `没有早于 ${at} 的可用备份：最早可恢复到 ${first}` : `没有可以恢复到 ${at} 的备份`,
      first
        ? `No usable backup leads to ${at}: the earliest moment is ${first}`
        : `No usable backup leads to ${at}`,
    ),
  tooLate: (at: string, last: string) =>
    both(
      `备份中的数据库日志只到 ${last}，不能恢复到 ${at}。请给出不晚于它的时刻，或不写 --at 以恢复到最后`,
      `The log in the backup goes up to ${last}, not to ${at}. Name a moment up to it, or leave --at out to restore all there is`,
    ),
  // Restoring
  notEmpty: (dir: string) =>
    both(
      `${dir} 不是空目录，没有恢复任何内容：恢复从不覆盖数据。请用 --into 指定一个空的目录`,
      `${dir} is not empty; nothing was restored: a restore never overwrites. Name an empty folder by --into`,
    ),
  noRoom: (dir: string, needed: number, free: number) =>
    both(
      `磁盘空间不足：${dir} 只剩 ${mb(free)} MB，恢复至少需要 ${mb(needed)} MB`,
      `Not enough room: ${mb(free)} MB left for ${dir}, a restore takes ${mb(needed)} MB at least`,
    ),
  verifying: (id: string) => both(`核对备份 ${id}…`, `Verifying backup ${id}…`),
  layingFiles: (n: number) =>
    both(`复制文件（备份时有 ${n} 个）…`, `Copying files (${n} at the time of the backup)…`),
  recovering: (at: string | null) =>
    both(
      `恢复数据库到${at ? ` ${at}` : '最后'}…`,
      `Recovering the database to ${at ?? 'the end'}…`,
    ),
  checking: () => both('核对恢复后的数据…', 'Checking what was restored…'),
  notRecovered: (log: string) =>
    both(
      `数据库未能恢复，没有留下任何内容。请用 --base 指定另一份备份。日志末尾：`,
      `The database could not be recovered; nothing was left behind. Name another backup by --base. End of its log:\n${log}`,
    ),
  endedEarly: (reached: string, end: string) =>
    both(
      `数据库日志在 ${reached} 处损坏，应到 ${end}；没有留下任何内容。请从备份的其他副本取回日志，或用 --at 恢复到较早的时刻`,
      `The log is damaged at ${reached} and should go to ${end}; nothing was left behind. Take it from another copy, or restore to an earlier moment by --at`,
    ),
  // Checks after recovery
  fewerRows: (table: string, before: number, now: number) =>
    both(
      `恢复后 ${table} 只有 ${now} 行，备份时有 ${before} 行，该表只增不减；没有留下任何内容。请用 --base 指定另一份备份`,
      `${table} has ${now} rows where the backup had ${before}, and it only grows; nothing was left behind. Name another backup by --base`,
    ),
  unbalanced: (companies: readonly number[]) =>
    both(
      `账户余额与流水不符（机构 ${first(companies)}）；没有留下任何内容。请用 --base 指定另一份备份`,
      `Balances are not the sums of their entries (companies ${first(companies)}); nothing was left behind. Name another backup by --base`,
    ),
  changedReport: (no: string) =>
    both(
      `报告 ${no} 的内容与其指纹不符；没有留下任何内容。请用 --base 指定另一份备份`,
      `Report ${no} is not that of its fingerprint; nothing was left behind. Name another backup by --base`,
    ),
  unfinishedRestore: (dir: string) =>
    both(
      `${dir} 中的恢复没有完成。请删除该目录的全部内容，再次执行恢复`,
      `A restore into ${dir} did not end. Remove all that the folder holds and restore again`,
    ),
  // Secrets
  noSecret: (file: string) => both(`没有找到密钥文件 ${file}`, `There is no secret at ${file}`),
  otherSecret: (which: string) =>
    both(
      `${which} 不是该备份所用的密钥，没有恢复任何内容：用它会使分享链接、校验和与加密保存的内容失效`,
      `${which} is not the secret of this backup; nothing was restored: with it, links, seals and what is kept sealed would be void`,
    ),
} as const
