/** Password rules of the product spec §5, as pure judgements; the words are the caller's. */
export const isOldShape = (text: string): boolean => /^(?=.*\d)(?=.*[A-Za-z]).{6,20}$/.test(text)

/** Letters, digits and a symbol; no blanks, which nobody can see when typing. */
export const isNewShape = (text: string): boolean =>
  /^(?=.*\d)(?=.*[A-Za-z])(?=.*[^\dA-Za-z\s])\S{8,20}$/.test(text)

export interface PasswordForm {
  oldPassword: string
  newPassword: string
  repassword: string
}

export type PasswordFault =
  | 'oldRequired'
  | 'oldShape'
  | 'newRequired'
  | 'newShape'
  | 'reRequired'
  | 'mismatch'

/** First fault of each field; an empty object means the form may be sent. */
export function judgePassword(
  form: PasswordForm,
): Partial<Record<keyof PasswordForm, PasswordFault>> {
  const { oldPassword, newPassword, repassword } = form
  const faults: Partial<Record<keyof PasswordForm, PasswordFault>> = {}
  if (!oldPassword) faults.oldPassword = 'oldRequired'
  else if (!isOldShape(oldPassword)) faults.oldPassword = 'oldShape'
  if (!newPassword) faults.newPassword = 'newRequired'
  else if (!isNewShape(newPassword)) faults.newPassword = 'newShape'
  if (!repassword) faults.repassword = 'reRequired'
  else if (!isNewShape(repassword)) faults.repassword = 'newShape'
  else if (repassword !== newPassword) faults.repassword = 'mismatch'
  return faults
}
