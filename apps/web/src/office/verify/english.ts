/** English of results and kinds; a test names what lacks. */
import type { VerifyResult } from '@xinjian/format/verify/result'

/** Of the service's notes, by result. */
export const NOTES: Readonly<Record<VerifyResult, string>> = {
  CONSISTENT: '',
  INCONSISTENT:
    'The platform knows this invoice, but what was entered differs from it. Compare each field and verify again.',
  NOT_FOUND:
    'The platform does not know this invoice. Compare number and date; a new one may be known tomorrow.',
  LIMIT_EXCEEDED: 'All checks of this invoice are used up for today. Try tomorrow. Not charged.',
  TOO_EARLY: 'An invoice issued today can be verified from tomorrow. Not charged.',
  TOO_OLD: 'Issued more than five years ago: the platform does not verify it. Not charged.',
  BUSY: 'The platform is busy or does not answer. Please try again later. Not charged.',
  PARAM_ERROR: 'The platform did not accept what was entered. Compare and try again. Not charged.',
  UNSUPPORTED: 'The platform does not verify this invoice. Not charged.',
  VENDOR_ERROR: 'The service failed. Please try again later. Not charged.',
}

/** Kinds of invoices by the names of tax administration. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  VAT_SPECIAL_PAPER: 'special VAT invoice',
  VAT_NORMAL_PAPER: 'ordinary VAT invoice',
  VAT_SPECIAL_ELEC: 'electronic special VAT invoice',
  VAT_NORMAL_ELEC: 'electronic ordinary VAT invoice',
  VAT_NORMAL_ROLL: 'ordinary VAT invoice (roll)',
  TOLL_ELEC: 'electronic toll invoice',
  FREIGHT_SPECIAL: 'special VAT invoice of freight',
  MOTOR_VEHICLE: 'motor-vehicle sales invoice',
  USED_VEHICLE: 'used-car sales invoice',
  DIGITAL_SPECIAL: 'fully digital special invoice',
  DIGITAL_NORMAL: 'fully digital ordinary invoice',
  DIGITAL_PAPER_SPECIAL: 'special invoice, digital on paper',
  DIGITAL_PAPER_NORMAL: 'ordinary invoice, digital on paper',
  DIGITAL_PAPER_MOTOR: 'motor-vehicle invoice, digital on paper',
  DIGITAL_PAPER_USED: 'used-car invoice, digital on paper',
  RAIL_ETICKET: 'rail e-ticket',
  AIR_ETICKET: 'air e-ticket itinerary',
  BLOCKCHAIN: 'blockchain invoice',
}
