import { dictionary } from '../../../i18n/dictionary.ts'

/** What the menu of views and the button of columns say; the dialogs have words of their own. */
export const words = dictionary(
  {
    view: '视图：{name}',
    all: '全部记录',
    changed: '{name}（有改动）',
    sharedBy: '{name}（{who} 共享）',
    saveAs: '另存为视图…',
    update: '保存改动到“{name}”',
    manage: '管理视图…',
    updated: '视图已更新',
    columns: '列',
    columnsForeign: '这是同事共享的视图，另存为自己的视图后可以调整列',
  },
  {
    view: 'View: {name}',
    all: 'All records',
    changed: '{name} (changed)',
    sharedBy: '{name} (shared by {who})',
    saveAs: 'Save as a view…',
    update: 'Save the changes to “{name}”',
    manage: 'Manage views…',
    updated: 'The view was updated',
    columns: 'Columns',
    columnsForeign: 'This is a colleague’s view: save it as your own to change its columns',
  },
)
