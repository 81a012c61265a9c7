import type {WordRules} from './rules';

/** The names of what is documented among them, which stand everywhere. */
export const english: WordRules = {
  stopWords:
    'a an and any are as at be by can do does for from get has have how i if in is it its me my not of on or ' +
    'should so than that the their them then there these this to use using was what when where which who why ' +
    'will with you your mui react',
};
