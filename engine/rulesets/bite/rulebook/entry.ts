export type { Chapter } from '../../../play/rulebook.js';
