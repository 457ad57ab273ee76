import { formOf } from '../form.ts'
import { lostDevice } from '../nouns/account/lostDevice.ts'

/** Said at the login. */
export const lostDeviceForm = formOf(
  lostDevice.lostDeviceReport,
  'username',
  'contactName',
  'phone',
  'note',
  'code',
)
/** What was checked is ticked beside. */
export const lostAskForm = formOf(lostDevice.lostDeviceAsk, 'reason')
export const lostDismissForm = formOf(lostDevice.lostDeviceDismiss, 'note')
